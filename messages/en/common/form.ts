/** What forms have in common. */
export const form = {
	/** The heading above the errors of a form. */
	problem: "There is a problem",
	/** After the label of a field. */
	optional: "(optional)",
	enterName: "Enter your name.",
	noMarkup: "A name can’t contain < or >.",
	enterEmail: "Enter your email address.",
	checkEmail: "Enter an email address in the correct format, like name@example.com.",
	emailTooLong: "An email address must be 254 characters or fewer.",
	enterPassword: "Enter your password.",
	passwordTooLong: "A password must be 128 characters or fewer.",
};
