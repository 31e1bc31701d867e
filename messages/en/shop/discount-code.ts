export const discountCode = {
	notYet: ({ date }: { date: string }) => `This code is valid from ${date}. Remove it for now.`,
	tooLittle: ({ minimum }: { minimum: string }) =>
		`This code needs a minimum order of ${minimum}. Add items or remove it.`,
	invalid: "This code is not valid. Check the spelling or remove it.",
	inactive: "This code is not active. Remove it or try another one.",
	expired: "This code has expired. Remove it or try another one.",
	usedUp: "This code has reached its usage limit. Remove it or try another one.",
};
