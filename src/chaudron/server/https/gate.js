// Sends on, to where somebody wanted to go, every device that trusts the house: only those can fetch a picture of it.
const PAUSE = 2000;

const here = new URL(location.href);
const isTold = here.searchParams.has("device");
here.searchParams.delete("lang");
here.searchParams.delete("device");

const onward = document.getElementById("onward");
const target = new URL(onward.href).origin + here.pathname + here.search + here.hash;
onward.href = target;

function look() {
  const picture = new Image();
  picture.onload = go;
  picture.onerror = () => setTimeout(look, PAUSE);
  picture.src = `${new URL(target).origin}/icons/chaudron.svg?${Date.now()}`;
}

function go() {
  const status = document.querySelector("[role=status]");
  status.textContent = status.dataset.trusted;
  document.body.classList.add("trusted");
  location.replace(target);
}

// An iPad says that it is a Mac; but a Mac has no fingers on it.
const isTablet = navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1;
if (isTablet && !isTold) location.replace("?device=iphone");
else look();
