import type { ReactNode } from "react";
export const partner = {
	joinTitle: ({ market }: { market: string }) => `Join the ${market} Partner Network`,
	failed: "Failed to submit your request. Please try again.",
	contact: "Contact",
	contactHint: "A phone number, an email address or a website",
	messageHint: "What you offer, and where",
	submit: "Submit",
	submitting: "Submitting...",
	title: "Become a partner",
	description: ({ market }: { market: string }) => `List your hotel, vehicles or products on ${market}.`,
	enterContact: "Enter a phone number, an email address or a website where we can reach you.",
	aContact: "A contact",
	thanks: ({ name }: { name: string }) =>
		`Thank you, ${name}. We’ve received your request and will contact you soon.`,
	lead: "Do you have a hotel, vehicles or products to sell? Tell us about it and we’ll get back to you.",
	agree: ({
		terms,
		privacy,
	}: {
		terms: (text: string) => ReactNode;
		privacy: (text: string) => ReactNode;
	}) => (
		<>
			By submitting, you agree to our {terms("terms")} and {privacy("privacy policy")}.
		</>
	),
};
