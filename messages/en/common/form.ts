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
	aName: "A name",
	aMessage: "A message",
	aNote: "A note",
	enterNote: "Enter a note.",
	expired: "This form has expired. Reload the page and send it again.",
	reopenPage: "Reload the page and try again.",
	/** `name` is the field, such as "The description". */
	tooLong: ({ name, max }: { name: string; max: string }) => `${name} must be ${max} characters or fewer.`,
	tooShort: ({ name, min }: { name: string; min: string }) => `${name} must be at least ${min} characters.`,
	undisplayable: ({ name }: { name: string }) => `${name} contains a character that can’t be displayed.`,
	notAmount: ({ name, example }: { name: string; example: string }) =>
		`${name} must be an amount, like ${example}.`,
	tooMuch: ({ name, max }: { name: string; max: string }) => `${name} must be ${max} or less.`,
	notWhole: ({ name }: { name: string }) => `${name} must be a whole number.`,
};
