export const mainLinks = [
	{ href: "/", label: "Home" },
	{ href: "/collection", label: "Shop" },
	{ href: "/gomeeha", label: "Travel" },
	{ href: "/trucking-home", label: "Rent" },
	{ href: "/track", label: "Track Order" },
] as const;
