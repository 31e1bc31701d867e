declare module "virtual:remix/server-build" {
	import type { ServerBuild } from "@remix-run/node";
	export const assets: ServerBuild["assets"];
	export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
	export const future: ServerBuild["future"];
	export const routes: ServerBuild["routes"];
}

/** Converted by `markdownSections` in vite.config.ts. */
declare module "*.md?sections" {
	const sections: readonly { id: string; title: string; html: string }[];
	export default sections;
}
