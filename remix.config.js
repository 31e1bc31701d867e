/**
 * Options of the Remix plugin; vite.config.ts imports them.
 * Single fetch stays off: its stream cost 20–30 % of a page's CPU (docs/decisions/public-pages.md).
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
	appDirectory: "app",
	buildDirectory: "build",
	future: {
		v3_fetcherPersist: true,
		v3_lazyRouteDiscovery: true,
		v3_relativeSplatPath: true,
		v3_routeConfig: true,
		v3_singleFetch: false,
		v3_throwAbortReason: true,
	},
};
