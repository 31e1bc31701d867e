export const discountCode = {
	notYet: ({ date }: { date: string }) => `This code is valid from ${date}. Remove it for now.`,
	tooLittle: ({ minimum }: { minimum: string }) =>
		`This code needs a minimum order of ${minimum}. Add items or remove it.`,
	thisCodeIsNotValidCheck: "This code is not valid. Check the spelling or remove it.",
	thisCodeIsNotActiveRemove: "This code is not active. Remove it or try another one.",
	thisCodeHasExpiredRemoveIt: "This code has expired. Remove it or try another one.",
	thisCodeHasReachedItsUsage: "This code has reached its usage limit. Remove it or try another one.",
};
