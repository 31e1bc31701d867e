import type { Messages } from "#messages/en/index.ts";

export const blockFields: Messages["blockFields"] = {
	chooseRoom: "Choisissez une chambre.",
	chooseFirst: "Choisissez la première nuit.",
	chooseLast: "Choisissez la dernière nuit.",
	enterRooms: "Saisissez le nombre de chambres.",
	roomsInvalid: "Saisissez le nombre de chambres en chiffres, par exemple 1.",
	oneRoom: "Bloquez au moins 1 chambre.",
	tooMany: "L’hôtel n’a pas autant de chambres.",
	aNote: "Une note",
	lastBeforeFirst: "La dernière nuit est antérieure à la première.",
	chooseOwnRoom: "Choisissez l’une de vos chambres.",
	again: "Vous avez déjà ajouté ce blocage.",
	added: "Les chambres sont bloquées.",
	title: "Bloquer des chambres",
	room: "Chambre",
	first: "Première nuit",
	last: "Dernière nuit",
	rooms: "Nombre de chambres",
	note: "Note",
	noteHint: ({ market }) => `Visible uniquement par le personnel de l’hôtel et ${market}.`,
	busy: "Enregistrement...",
};
