import type { Messages } from "#messages/en/index.ts";

export const noStay: Messages["noStay"] = {
	title: "Dieser Aufenthalt ist nicht buchbar",
	seeRooms: ({ hotel }) => `Zimmer ansehen: ${hotel}`,
	noRoomTitle: "Noch kein Zimmer gewählt",
	goneTitle: "Dieses Zimmer ist nicht mehr verfügbar",
	find: "Hotel finden",
	otherRooms: "Verfügbar im selben Zeitraum",
	forStay: ({ total }) => `${total} für den Aufenthalt`,
	opening: "Wird geöffnet...",
	typed: "Ihre Angaben",
	kept: "Ihre Angaben bleiben für das Zimmer erhalten, das Sie wählen. Noch ist nichts gebucht.",
	notKept: "Es ist nichts gebucht. Kopieren Sie Ihre Angaben, wenn Sie ein anderes Hotel buchen möchten.",
	chooseDates: "Wählen Sie Ihre An- und Abreisedaten.",
	noRoom: ({ link }) => (
		<>Wählen Sie zuerst ein Hotel und ein Zimmer. Gerade gebucht? {link("Buchung ansehen")}.</>
	),
	gone: ({ link }) => <>Das Hotel bietet es nicht mehr an. Gerade gebucht? {link("Buchung ansehen")}.</>,
	fields: { name: "Name", email: "E-Mail", contact: "Telefon", requests: "Wünsche" },
	choose: ({ room }) => <>Dieses Zimmer wählen{room}</>,
};
