import type { Messages } from "#messages/en/index.ts";

export const roomGroup: Messages["roomGroup"] = {
	add: "Ajouter une chambre",
	none: "Aucune autre chambre n’est disponible pour ces dates et ces voyageurs.",
	most: ({ max }) => `Vous pouvez réserver jusqu’à ${max} chambres à la fois.`,
	extras:
		"Les suppléments concernent la première chambre. Vous pouvez en ajouter aux autres après la réservation.",
	total: ({ rooms }) => `Total pour ${rooms}`,
	removeGone: "Retirez cette chambre pour réserver les autres.",
	bookRest: "Réserver les autres chambres",
	title: "Réservées ensemble",
	intro: "Vous pouvez modifier ou annuler chaque chambre séparément.",
	with: ({ numbers }) => <>Réservée avec {numbers}</>,
	unpaid: ({ room, link }) => (
		<>
			{room} n’est pas encore payée. {link("Payer cette chambre")}
		</>
	),
	mail: ({ rooms }) =>
		`Vous avez réservé ${rooms} ensemble. Vous pouvez modifier ou annuler chaque chambre séparément.`,
	record: "Enregistrer un paiement pour toutes les chambres",
	split: "Il est réparti entre les chambres, en commençant par le solde le plus élevé.",
	more: "Autres chambres pour le même client",
	count: "Nombre de chambres",
	adultsEach: "Adultes par chambre",
	invalid: ({ max }) =>
		`Saisissez le nombre de chambres et d’adultes en chiffres, par exemple 1 et 2, et ${max} chambres au plus en tout.`,
};
