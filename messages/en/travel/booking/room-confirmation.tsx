import type { ReactNode } from "react";
export const roomConfirmation = {
	metaTitle: "Your booking",
	number: "Your booking number",
	next: "What happens next",
	status: "Status",
	notSent: ({ email }: { email: string }) =>
		`We did not send an email to ${email}, because it received too many in the last hour. Keep your booking number.`,
	stay: "Your stay",
	price: "Price",
	manage: "Manage this booking",
	calendar: "Add to calendar",
	receipt: "Receipt",
	title: {
		/** The headings of the page. */
		unpaid: ({ name }: { name: string }) => `Thank you, ${name}. Your room is held until you pay.`,
		unconfirmed: ({ name }: { name: string }) => `Thank you, ${name}. Now confirm your email address.`,
		request: ({ name, hotelName }: { name: string; hotelName: string }) =>
			`Thank you, ${name}. ${hotelName} has your request.`,
		booked: ({ name }: { name: string }) => `Thank you, ${name}. Your stay is booked.`,
	},
	sentEmail: ({ email }: { email: string }) => `We sent an email to ${email}, with a link to this page.`,
	sentConfirmation: ({ email }: { email: string }) =>
		`We sent a confirmation to ${email}, with a link to this page.`,
	/** “Track Order” is the name of a page. */
	track: ({ link }: { link: (text: string) => ReactNode }) => (
		<>
			View, change or cancel it any time at {link("Track Order")} with the booking number and your email
			address or phone number.
		</>
	),
	contact: ({
		hotel,
		address,
		email,
		phone,
	}: {
		hotel: ReactNode;
		address: string;
		email: ReactNode;
		phone: ReactNode;
	}) => (
		<>
			{hotel}, {address}. Questions? Contact the hotel: {email}, {phone}.
		</>
	),
	ended: {
		checked_in: ({ hotel }: { hotel: string }) => `Your stay at ${hotel}: checked in`,
		checked_out: ({ hotel }: { hotel: string }) => `Your stay at ${hotel}: checked out`,
		cancelled: ({ hotel }: { hotel: string }) => `Your stay at ${hotel}: cancelled`,
		rejected: ({ hotel }: { hotel: string }) => `Your stay at ${hotel}: rejected`,
		expired: ({ hotel }: { hotel: string }) => `Your stay at ${hotel}: expired`,
		no_show: ({ hotel }: { hotel: string }) => `Your stay at ${hotel}: no-show`,
	},
};
