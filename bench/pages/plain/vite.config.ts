import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

/* The plain application of `bench:pages`: an ordinary Remix application that shows the same rows as the bare
   server. The root of the build is the repository. */
export default defineConfig({
	publicDir: false,
	plugins: [
		remix({ appDirectory: "bench/pages/plain", buildDirectory: "node_modules/.cache/meeha-bench/plain" }),
	],
});
