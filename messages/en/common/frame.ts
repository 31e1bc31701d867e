/** What is around every page. */
export const frame = {
	/** Names the list of languages, for screen readers. */
	language: "Language",
	/** The first link of each page, for people who use a keyboard. */
	skip: "Skip to content",
	/** Names the main links, for screen readers. */
	main: "Main",
	/** On small screens. */
	menu: "Menu",
	/** The heading of the menu of a visitor. */
	explore: "Explore",
	/** The menu of a signed-in person. */
	yourMenu: "Your menu",
	/** In place of the name of a person who gave none. */
	welcome: "Welcome!",
	logIn: "Log In",
	logout: "Logout",
	/** On the button while it is happening. */
	loggingOut: "Logging out...",
	/** The link to the contact page that floats beside the page. */
	chat: "Message us",
	/** Names the path to the page, for screen readers. */
	breadcrumb: "Breadcrumb",
	/** The search of the header. */
	search: {
		label: "Search products and hotels",
		/** For staff: some of what they can find. `hotel`: for managers of hotels; `desk`: for their colleagues. */
		office: {
			admin: "Find orders, stays, moves…",
			superAdmin: "Find orders, stays, customers…",
			hotel: "Find stays and hotels",
			desk: "Find stays",
		},
		button: "Search",
		close: "Close search",
	},
	/** The main links and those of the footer. */
	links: {
		home: "Home",
		shop: "Shop",
		/** Hotels. */
		travel: "Travel",
		/** Vehicles and crews for moving house. */
		rent: "Rent",
		/** Orders, room bookings and moves. */
		track: "Track Order",
		wishlist: "Wishlist",
		help: "Help",
		delivery: "Delivery",
		returns: "Returns",
		contact: "Contact Us",
		about: "About Us",
		/** For hotels. */
		partner: "Become a partner",
		privacy: "Privacy",
		terms: "Terms",
	},
	/** The notice about cookies. */
	cookies: {
		label: "Cookies",
		text: "This website uses cookies to enhance the user experience.",
		/** The link to the privacy page. */
		which: "Cookies we use",
		agree: "I understand",
	},
	/** The link to the cart. */
	cart: {
		/** After a number, for screen readers: "3 in your cart". */
		units: "in your cart",
		empty: "Your cart, empty",
	},
	/** The pages in the menu of a signed-in person. */
	pages: {
		overview: "Overview",
		shopDashboard: "Shop Dashboard",
		orders: "Shop Orders",
		inbox: "Inbox",
		allBookings: "All Bookings",
		allHotels: "All Hotels",
		users: "Users",
		/** The list of all changes by staff. */
		trail: "Trail",
		/** Moves. */
		trucking: "Trucking Dashboard",
		profile: "Profile",
		myBookings: "My Bookings",
		hotelDashboard: "Hotel Dashboard",
		hotels: "Add/Manage Hotels",
		addRoom: "Add A Room",
		manageBookings: "Manage Bookings",
	},
	/** The page of an address that does not exist. */
	notFound: {
		title: "Oops! The page you are looking for does not exist.",
		home: "Go to the home page",
	},
	/** A badge without a count; `label` is what it counts. */
	noneOf: ({ label }: { label: string }) => `No ${label}`,
	/** A link, where there is nothing else to do. */
	goToShop: "Go to the shop",
	/** Read out when it comes. */
	newMessage: ({ from, text }: { from: string; text: string }) => `New message from ${from}: ${text}`,
};
