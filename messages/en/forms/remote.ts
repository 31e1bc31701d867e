/** Files that are fetched from an address of another site. */
export const remote = {
	invalidRedirect: "The other site redirects to an invalid address.",
	tooManyRedirects: "The address redirects too many times.",
	tooSlow: "The other site did not answer in time.",
	badCertificate: "The other site’s certificate is not valid.",
	unreachable: "The other site could not be reached.",
	private: "That address is inside a private network. Enter one that anyone can open.",
	notHttps: "Enter an address that begins with https://.",
	hasUser: "The address can’t contain a user name or password.",
	hasPort: "The address can’t contain a port number.",
	noSite: "There is no site at that address. Check it for typing errors.",
	/** `answer` is a status such as 404, or a type of file. */
	instead: {
		calendar: ({ answer }: { answer: string }) =>
			`The other site answered with ${answer} instead of a calendar.`,
		picture: ({ answer }: { answer: string }) =>
			`The other site answered with ${answer} instead of a picture.`,
	},
	tooLarge: {
		calendar: ({ megabytes }: { megabytes: number }) => `The calendar is larger than ${megabytes} MB.`,
		picture: ({ megabytes }: { megabytes: number }) => `The picture is larger than ${megabytes} MB.`,
	},
};
