/** `/track`: finds an order or a booking by its number. */
export const track = {
	title: "Track an order or booking",
	/** For search engines. */
	description: "Track an order, a room booking or a moving booking with its number and your email or phone.",
	intro:
		"See the status of an order, a room booking or a moving booking, and change or cancel it. You’ll find its number on the confirmation page and in our emails.",
	number: "Order or booking number",
	/** The number is the same in every language. */
	numberHint: "For example M-7KQ3-M9XF-T. Capitals and hyphens don’t matter.",
	contact: "Email or phone",
	contactHint: "The one you used for your order or booking.",
	/** On the button while the form is being sent. */
	busy: "Searching...",
	openMessages: "Open messages",
	submit: "Track booking or order",
	/** Beside the next one, which is a link. */
	noAccount: "Ordered or booked without an account?",
	yourData: "Get or erase your data",
	notFound:
		"We could not find an order or booking with this number and this email or phone. Check both and try again.",
	enterNumber: "Enter your order or booking number.",
	/** The letters H and R begin the numbers in every language. */
	checkNumber:
		"Check the number. An order number looks like M-7KQ3-M9XF-T; room bookings start with H and moves with R.",
	enterContact: "Enter your email address or phone number.",
	checkContact: "Enter the email address or phone number that you used for your order or booking.",
};
