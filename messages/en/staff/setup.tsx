import type { ReactNode } from "react";
export const setup = {
	steps: {
		seller: {
			label: "Save the seller details",
			note: "For invoices and receipts.",
		},
		delivery: {
			label: "Check the delivery methods",
			note: "How orders reach customers, and what it costs.",
		},
		taxes: {
			label: "Set the tax rates",
			note: "For each country and region that you sell to.",
		},
		product: {
			label: "Add the first product",
			note: "Or import a product file.",
		},
		hotel: {
			label: "Approve the first hotel",
			note: "Hotels sign up and add their rooms. You decide which are listed.",
		},
		bank: {
			label: "Say where bank transfers go",
			/** BANK_ACCOUNT is the name of a setting. */
			note: "Set BANK_ACCOUNT in the environment of the server, and restart it. Until then, email your account details to each customer who pays by bank transfer.",
		},
		online: {
			label: "Accept online payments",
			note: "Set the keys of Stripe or Mollie in the environment of the server, and restart it.",
		},
		title: "Next steps",
		/** For screen readers, before a step. */
		done: "Done:",
	},
	settings: {
		title: "Market settings",
		done: "The market settings are saved.",
		lead: "They apply at once, everywhere. Amounts and dates that are already saved stay as they are.",
		button: "Save market settings",
	},
	title: "Set up the market",
	done: ({ market }: { market: string }) => `${market} is set up, and you’re signed in as its SuperAdmin.`,
	taken:
		"An account with this email address exists. Enter another one, or run “npm run account” on the server to make that account a SuperAdmin.",
	heading: "Set up your market",
	lead: "Make your account and say what the market is. You can change all of it later, except the currency after the first sale.",
	account: "Your account",
	name: "Your name",
	emailHint: "You sign in with it.",
	market: "The market",
	seller: "Seller details",
	sellerLead:
		"Who sells, on receipts and invoices. Without them, no invoices are issued. You can add them later.",
	legalName: "Legal name",
	busy: "Setting up...",
	linkNeeded: {
		title: "Open the link that the server printed",
		text: "Nobody has set this market up yet. When the server starts, it prints a link to this page in its terminal or the log of its service. Open that link. Only the one of the last start works.",
		command: ({ command }: { command: ReactNode }) => (
			<>To make the first account without it, run {command} on the server.</>
		),
	},
	theLegalName: "The legal name",
	theAddress: "The address",
	theTaxNumber: "The tax number",
	enterLegalName: "Enter the legal name, or leave all seller details for later.",
};
