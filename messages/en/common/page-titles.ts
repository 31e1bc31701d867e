export const pageTitles = {
	noConnection: "No connection",
	wrong: "Something went wrong",
	notFound: "Page Not Found",
	unavailable: "Try again in a moment",
	denied: "Access Denied",
};
