export const prices = {
	/** Two prices, for screen readers: "Now $12, before $15". */
	now: "Now",
	before: ", before",
	/** Opens a summary on phones. */
	show: ({ what }: { what: string }) => `Show ${what}`,
	/** Below a price, or after its nights. */
	taxesIncluded: "Taxes included",
	print: "To print, use your browser’s Print command.",
	taxNumber: ({ number }: { number: string }) => `Tax number: ${number}`,
	qrCode: ({ name }: { name: string }) => `QR code: ${name}`,
};
