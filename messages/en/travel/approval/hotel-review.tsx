import type { ReactNode } from "react";
export const hotelReview = {
	/** `age` is “3 days”. */
	submitted: ({ since, age }: { since: string; age: string }) => `Submitted ${since} · waiting for ${age}`,
	hotel: "Hotel",
	email: "Email",
	none: "None",
	phone: "Phone",
	address: "Address",
	place: "Place on the map",
	timeZone: "Time zone",
	stars: "Stars",
	bookings: "Current bookings",
	added: "Added",
	history: "History",
	preview: "What guests see",
	noPhotos: "The hotel has no photos.",
	rooms: "Rooms and prices",
	roomsIntro: "These are the full prices that guests pay. Only extra guests cost more.",
	noRoomsText: "The owner has not added any rooms, so guests have nothing to book.",
	noRooms: "No rooms yet",
	owner: {
		title: "Owner",
		nobody: "Nobody owns the hotel; Admins manage it.",
		more: ({ more }: { more: number }) => `${more} more`,
		name: "Name",
		suspended: "Suspended",
		since: "Account since",
		others: "Other hotels",
		confirmed: ({ email }: { email: ReactNode }) => <>{email} (confirmed)</>,
		unconfirmed: ({ email }: { email: ReactNode }) => <>{email} (not confirmed)</>,
	},
	seller: {
		title: "Seller details",
		none: "None yet. The owner enters them before the first invoice.",
		taxNumber: "Tax number",
	},
	calendars: {
		title: "Imported calendars",
		none: "None: nights that are booked on other sites are not blocked here.",
		failed: ({ fault }: { fault: string }) => `Failed: ${fault}`,
		read: ({ moment }: { moment: string }) => `Last read ${moment}.`,
		notRead: "Not read yet.",
		of: ({ name, rest, room }: { name: string; rest: (text: string) => ReactNode; room: string }) => (
			<>
				{name} {rest(`for ${room}`)}
			</>
		),
	},
	viewPublic: "View public page",
	decision: "Your decision",
	decisionText: ({ hotel }: { hotel: string }) =>
		`Approve to publish ${hotel}. Refuse to keep it hidden: the owner gets your reason by email and can request approval again.`,
	metaTitle: ({ hotel }: { hotel: string }) => `${hotel} – All hotels`,
	untitled: "Hotel – All hotels",
};
