import { index, type RouteConfig, route } from "@remix-run/route-config";

/** A URL that is linked already, whose screen comes later: until then it says so. */
const comesLater = (path: string) => route(path, "site/screens/not-open-yet.tsx", { id: `later/${path}` });

/** The map: every URL and its screen. */
export default [
	index("site/screens/home.tsx"),

	route("trucking-home", "rent/screens/trucking-home.tsx", [
		route("booked/:onceKey", "rent/screens/booked.tsx"),
	]),
	route("trucking-dashboard", "rent/screens/trucking-dashboard.tsx", [
		route("filters", "rent/screens/filters.tsx"),
		route(":number/rescheduling", "rent/screens/rescheduling.tsx"),
		route(":number/deletion", "rent/screens/deletion.tsx"),
		route(":number/:change", "rent/screens/status-change.tsx"),
	]),
	route("track", "rent/screens/track.tsx"),
	route("track/:number", "rent/screens/tracked.tsx"),

	route("login", "people/screens/login.tsx"),
	route("signup", "people/screens/signup.tsx"),
	route("logout", "people/screens/logout.ts"),

	comesLater("collection"),
	comesLater("gomeeha"),
	comesLater("about"),
	comesLater("contact"),
	comesLater("privacy"),
	comesLater("terms"),
	comesLater("forgot-password"),
	comesLater("profile"),
	comesLater("my-bookings"),
	comesLater("bookings"),
	comesLater("dashboard"),
	comesLater("orders"),
	comesLater("owner/dashboard"),
	comesLater("owner/manage-bookings"),
	comesLater("list-new-hotel"),
	comesLater("add-room"),
	comesLater("hotels"),
	comesLater("users"),

	route("live", "site/screens/live.ts"),
	...(process.env.NODE_ENV === "production" ? [] : [route("parts", "site/screens/parts.tsx")]),
	route("*", "site/screens/not-found.tsx"),
] satisfies RouteConfig;
