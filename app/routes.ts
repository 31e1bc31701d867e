import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The map: every URL and its screen. */
export default [
	index("site/screens/home.tsx"),
	...(process.env.NODE_ENV === "production" ? [] : [route("parts", "site/screens/parts.tsx")]),
	route("*", "site/screens/not-found.tsx"),
] satisfies RouteConfig;
