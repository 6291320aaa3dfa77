// What svelte-check does not see: likely mistakes, and code that nobody needs. How code looks is Prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol.ts", "src/*/types.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What a table and a list of 53 spaces always hold is written with "!".
      "@typescript-eslint/no-non-null-assertion": "off",
      // What is in a view is the game's own.
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-extraneous-class": "off",
      // Spaces, books and seats do not change places; what does has a key.
      "svelte/require-each-key": "off",
      // Sets that are replaced, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that no formatter may take away is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // svelte-check knows which warnings there are.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
