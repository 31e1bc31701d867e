import type { Messages } from "#messages/en/index.ts";

export const roomCheckout: Messages["roomCheckout"] = {
	title: "Réservez votre séjour",
	bookTitle: "Réserver ce séjour",
	requestTitle: "Demander ce séjour",
	atHotel: "Vous payez à l’hôtel. Rien n’est débité maintenant.",
	busy: "Réservation...",
	changes: {
		title: "Vérifiez ces changements avant de réserver",
		intro:
			"Le prix ou les conditions ont changé depuis que vous avez ouvert cette page. Rien n’est encore réservé.",
		accept: ({ link }) => (
			<>
				Si vous acceptez ces changements, {link("acceptez et réservez")} ; sinon, choisissez une autre chambre
				ou d’autres dates.
			</>
		),
	},
	times: ({ times }) => `${times}, heure de l’hôtel.`,
	change: "Modifier les dates, les voyageurs ou la chambre",
	priceDetails: "détails du prix",
	guest: {
		title: "Vos coordonnées",
		name: "Nom",
		nameHint: "Le voyageur qui se présente à l’hôtel.",
		email: "E-mail",
		emailHint: "Nous y envoyons la confirmation et un lien vers votre réservation.",
		phone: "Téléphone",
		phoneHint: "L’hôtel appelle ce numéro s’il a une question.",
		requestsTitle: "Demandes",
		requests: "Demandes particulières",
		requestsHint:
			"Par exemple une arrivée tardive, un lit bébé ou une chambre calme. Les demandes ne peuvent pas être garanties. 1 000 caractères maximum.",
		account: "Vous avez un compte ?",
		signIn: "Se connecter",
	},
	eachNight: "Prix de chaque nuit",
	policy: "Conditions d’annulation",
	houseRules: "Règlement intérieur",
	checkTimes: ({ checkInFrom, checkOutUntil }) =>
		`Arrivée à partir de ${checkInFrom}, départ jusqu’à ${checkOutUntil}`,
	agreeTerms: ({ link }) => (
		<>En réservant, vous acceptez les conditions d’annulation et nos {link("conditions")}.</>
	),
	book: ({ price }) => `Réserver et payer · ${price}`,
	bookAgain: ({ price }) => `Réserver et payer à nouveau · ${price}`,
	agreeAndBook: ({ price }) => `Accepter, réserver et payer · ${price}`,
	request: ({ price }) => `Demander · ${price}`,
	requestAgain: ({ price }) => `Demander à nouveau · ${price}`,
	agreeAndRequest: ({ price }) => `Accepter et demander · ${price}`,
	onRequest: ({ hotel, until }) => (
		<>
			{hotel} confirme chaque demande de réservation. La chambre est gardée pour vous jusqu’au {until}, heure
			de l’hôtel. Sans réponse de l’hôtel d’ici là, votre demande expire et vous ne payez rien.
		</>
	),
	already: ({ bookings }) => (
		<>Vous avez déjà réservé ce séjour : {bookings}. Si vous continuez, vous le réservez une nouvelle fois.</>
	),
	night: ({ night, rooms }) => `${night}, ${rooms}`,
	total: ({ nights }) => `Total, ${nights}`,
	totalOfRooms: ({ nights, rooms }) => `Total, ${nights}, ${rooms}`,
};
