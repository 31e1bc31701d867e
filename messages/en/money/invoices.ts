export const invoices = {
	/** What a new invoice or credit note stores, in the language of its order, stay or move. */
	content: {
		/** After a line with one of several rates. */
		lineTax: ({ rate }: { rate: string }) => `Tax ${rate}`,
		booking: "Booking",
		moveDate: "Date of the move",
		dates: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
		night: ({ date }: { date: string }) => `Night of ${date}`,
		noShow: "No-show fee",
		cancellation: "Cancellation fee",
		move: "Move",
		refundOfOrder: ({ number }: { number: string }) => `Refund of order ${number}`,
		changeOfOrder: ({ number }: { number: string }) => `Change of order ${number}`,
		refundOfBooking: ({ number }: { number: string }) => `Refund of booking ${number}`,
		invoiceOfBooking: ({ number }: { number: string }) => `Invoice of booking ${number}`,
		subtotal: "Subtotal",
		discount: "Discount",
		discountBy: ({ code }: { code: string }) => `Discount ${code}`,
		delivery: ({ method }: { method: string }) => `Delivery, ${method}`,
		adjustment: "Adjustment",
		reason: "Reason",
		checkOutUndone: "The check-out was undone",
		deliveryUndone: "The delivery was undone",
		depositRefunded: "A part of the deposit was refunded",
		online: "online",
		cashOnDelivery: "cash on delivery",
		bankTransfer: "bank transfer",
		depositOnline: "deposit online",
	},
	subjects: {
		order: "Order",
		stay: "Stay",
		move: "Move",
	},
	mail: {
		subject: ({ seller, reference }: { seller: string; reference: string }) =>
			`Your invoice from ${seller} (${reference})`,
		body: ({ seller, reference }: { seller: string; reference: string }) =>
			`${seller} issued the invoice for your booking ${reference}. You can print it, or download it as a PDF.`,
		link: "View your invoice",
		number: "Invoice number",
		booking: "Booking number",
		access: "To open the page, enter this email address or the phone number you booked with.",
	},
	totalCredit: "Total credit",
	/** The way of payment. */
	paidBy: ({ by }: { by: string }) => `Paid, ${by}`,
	paid: "Paid",
	issuedOn: "Date of issue",
	forInvoice: "For invoice",
	/** An invoice and its date. */
	creditOf: ({ number, date }: { number: string; date: string }) => `${number} of ${date}`,
	taxNumber: ({ number }: { number: string }) => `Tax number: ${number}`,
	kinds: {
		invoice: "Invoice",
		creditNote: "Credit note",
	},
	/** Above the seller, who issues the invoice. */
	from: "From",
	billTo: "Bill to",
	creditTo: "Credit to",
	item: "Item",
	unitPrice: "Unit price",
	pdf: {
		unprintable:
			"Some characters can’t be printed in this file and are shown as “?”. The web page of this document shows them all.",
		page: ({ page, count }: { page: number; count: number }) => `Page ${page} of ${count}`,
	},
	hotelTitle: "Hotel invoices",
	title: "Invoices",
	hotelLead: "What your hotels invoiced their guests. Each hotel has its own Seller details tab.",
	lead: "Invoices and credit notes of the market and of its hotels.",
	search: "Invoice or order number, email",
	caption: "Invoices and credit notes",
	none: {
		text: "After you save the seller details, each sale gets an invoice.",
		title: "No invoices yet",
	},
	seller: {
		title: "Seller details",
		lead: "Once they are saved, each paid order and each delivered move gets an invoice, and each refund a credit note. Issued invoices never change. Answers to our emails go to the email address.",
		taxNumber: "Tax number",
		tooManyLines: ({ max }: { max: number }) => `An address must be ${max} lines or fewer.`,
		enterAddress: "Enter the address of the seller.",
		enterName: "Enter the name of the seller. To issue no invoices, leave all fields empty.",
		off: "No invoices are issued: the name and the address of the seller are empty.",
		saved: "The seller details are saved.",
		one: "Seller",
		market: "The market",
		nameHint:
			"The legal name. An invoice needs the name and the address. To issue no invoices, leave all fields empty.",
		addressHint: "As on an envelope, with the country on the last line.",
		taxNumberHint: "For example, a VAT number or an EIN.",
		save: "Save seller details",
	},
	noMatch: {
		title: "No invoices match",
		text: "Enter a full invoice or order number, or a full email address.",
		all: "Show all invoices",
	},
	document: "Document",
	issuedFrom: "Issued from",
	issuedTo: "Issued to",
	for: "For",
	file: "File",
	/** After "PDF", for screen readers. */
	fileOf: ({ kind, number }: { kind: string; number: string }) => `of ${kind} ${number}`,
	/** After a date: the number of the invoice that a credit note is for. */
	forOther: ({ number }: { number: string }) => `, for ${number}`,
	print: "To print, use your browser’s Print command.",
	download: "Download PDF",
	items: "Items",
	/** Before the amount. */
	exempt: "Exempt from tax:",
	/** Before the taxed amount. */
	tax: ({ tax, rate }: { tax: string; rate: string }) => `${tax} ${rate} of`,
	/** Before the taxed amount. */
	includedTax: ({ tax, rate }: { tax: string; rate: string }) => `Includes ${tax} ${rate} of`,
	/** The title of a page. */
	named: ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`,
};
