import type { Messages } from "#messages/en/index.ts";

export const hotelDashboard: Messages["hotelDashboard"] = {
	title: "Hotel-Dashboard",
	clocks: "Daten und Uhrzeiten sind in der Zeitzone des jeweiligen Hotels.",
	noHotelsText: "Legen Sie ein Hotel und seine Zimmer an. Nach der Freigabe erscheinen hier die Buchungen.",
	noHotels: "Noch keine Hotels",
	addHotel: "Hotel anlegen",
	choose: "Wählen Sie ein Hotel, um seine Verfügbarkeit zu sehen.",
	chooseFigures: "Wählen Sie ein Hotel, um seine Verfügbarkeit und seine Kennzahlen zu sehen.",
};
