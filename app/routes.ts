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
	route("track/:number", "rent/screens/tracked.tsx", [
		route("cancellation", "rent/screens/own-cancellation.tsx"),
	]),
	route("my-bookings", "people/screens/my-bookings.tsx"),

	route("login", "people/screens/login.tsx"),
	route("signup", "people/screens/signup.tsx"),
	route("logout", "people/screens/logout.ts"),
	route("forgot-password", "people/screens/links/forgot-password.tsx"),
	route("reset-password", "people/screens/links/reset-password.tsx"),
	route("verify-email", "people/screens/links/verify-email.tsx"),
	route("profile/email", "people/screens/profile/email.tsx"),
	route("profile/email/verification", "people/screens/profile/email-verification.ts"),

	route("profile", "people/screens/profile/profile.tsx"),
	route("profile/name", "people/screens/profile/name.tsx"),
	route("profile/password", "people/screens/profile/password.tsx"),
	route("profile/avatar", "people/screens/profile/avatar.tsx"),
	route("profile/avatar/removal", "people/screens/profile/avatar-removal.ts"),
	route("profile/devices", "people/screens/profile/devices.tsx", [
		route("others", "people/screens/profile/other-devices.ts"),
		route(":sessionId", "people/screens/profile/device.ts"),
	]),
	route("profile/export", "people/screens/profile/export.ts"),
	route("profile/deletion", "people/screens/profile/deletion.tsx"),

	route("users", "people/screens/users/users.tsx", [
		route(":userId/role", "people/screens/users/role.tsx"),
		route(":userId/suspension", "people/screens/users/suspension.tsx"),
		route(":userId/restoration", "people/screens/users/restoration.tsx"),
	]),
	route("users/:userId", "people/screens/users/user.tsx"),

	route("about", "site/screens/about.tsx"),
	route("contact", "site/screens/contact.tsx"),
	route("privacy", "site/screens/privacy.tsx"),
	route("terms", "site/screens/terms.tsx"),
	route("coming-soon", "site/screens/coming-soon.tsx"),
	route("partner", "site/screens/partner.tsx"),
	route("cookies", "site/screens/cookies.ts"),

	comesLater("collection"),
	comesLater("gomeeha"),
	comesLater("bookings"),
	comesLater("dashboard"),
	comesLater("orders"),
	comesLater("owner/dashboard"),
	comesLater("owner/manage-bookings"),
	comesLater("list-new-hotel"),
	comesLater("add-room"),
	comesLater("hotels"),

	route("pictures/:hash/:file", "site/screens/picture.ts"),
	route("mail", "site/screens/mail/list.tsx"),
	route("mail/:id", "site/screens/mail/message.tsx"),
	route("live", "site/screens/live.ts"),
	route("badges", "site/screens/badges.tsx"),
	...(process.env.NODE_ENV === "production" ? [] : [route("parts", "site/screens/parts.tsx")]),
	route("*", "site/screens/not-found.tsx"),
] satisfies RouteConfig;
