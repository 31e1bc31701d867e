import type { Messages } from "#messages/en/index.ts";

export const bookingRefusals: Messages["bookingRefusals"] = {
	noStay: "Ces dates ne peuvent pas être réservées. Choisissez d’autres dates.",
	lookAgain: "Vérifiez le prix et les conditions ci-dessous, puis confirmez à nouveau.",
	notOnTeam: "Vous ne travaillez plus pour cet hôtel et ne pouvez donc pas réserver ses chambres.",
	notSaved: "Votre réservation n’a pas été enregistrée. Réessayez.",
	tooMany:
		"Trop de réservations ont été effectuées avec cette adresse e-mail. Attendez une heure ou contactez-nous.",
	repeated: "Vous avez déjà réservé ce séjour.",
};
