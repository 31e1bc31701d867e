export const refusedHotel = {
	requested: "We review the hotel again and email you when it is approved.",
	onlyRefused: "Approval can be requested again only for a hotel that was refused.",
	title: "This hotel is not approved",
	text: "Guests can’t find it yet. Make the changes, save them, and request approval again.",
	button: "Request approval again",
	busy: "Sending...",
};
