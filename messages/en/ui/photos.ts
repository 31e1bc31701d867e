export const photos = {
	add: "Add photos",
	photos: "Photos",
	limits: ({ perTime, left }: { perTime: number; left: number }) =>
		`JPEG, PNG, WebP or AVIF, up to 8 MB each, up to ${perTime} at a time. You can add ${left} more.`,
	uploading: "Uploading...",
	altText: "Alt text",
	noAltText: "No alt text",
	describe: ({ example }: { example: string }) =>
		`Describe the photo for people who can’t see it, for example “${example}”.`,
	saveDescription: "Save description",
	numbered: ({ name, number, count }: { name: string; number: number; count: number }) =>
		`${name}, photo ${number} of ${count}`,
	of: ({ name }: { name: string }) => `Photos of ${name}`,
	allOf: ({ count }: { count: number }) => `All ${count} photos`,
	more: "More photos",
	formHint: ({ hint, perTime, max }: { hint: string; perTime: number; max: number }) =>
		`${hint} JPEG, PNG, WebP or AVIF, up to 8 MB each. Add up to ${perTime} at a time and ${max} in total.`,
	oneUploaded: "1 photo is already uploaded",
	uploaded: ({ count }: { count: number }) => `${count} photos are already uploaded`,
	clear: "Clear a box to leave that photo out.",
	photo: "Photo",
	withoutAlt: ({ number }: { number: number }) => `Photo ${number}, no alt text`,
	main: "Main photo",
	photoNumber: ({ number }: { number: number }) => `Photo ${number}`,
	editAlt: "Edit alt text",
	addAlt: "Add alt text",
	photoNumberAfter: ({ number }: { number: number }) => `photo ${number}`,
	moveLeft: "Move left",
	moveRight: "Move right",
	backTo: ({ backTo }: { backTo: string }) => `Back to ${backTo}`,
	previous: "Previous photo",
	next: "Next photo",
};
