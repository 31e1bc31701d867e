import type { Messages } from "#messages/en/index.ts";

export const calendarForm: Messages["calendarForm"] = {
	openAgain: "Rouvrez la page et envoyez le formulaire depuis celle-ci.",
	enterName: "Saisissez un nom pour le calendrier.",
	aName: "Un nom",
	tooLong: "L’adresse doit comporter 1 000 caractères au maximum.",
	enterAddress: "Saisissez l’adresse du calendrier, ou choisissez un fichier.",
	either: "Utilisez une adresse ou un fichier, pas les deux.",
	title: "Importer un calendrier",
	name: "Nom",
	nameHint: "Par exemple le site dont il provient.",
	address: "Adresse du calendrier",
	addressHint: "Le lien iCal de l’autre site. Nous le lisons toutes les 30 minutes.",
	file: "Fichier de calendrier",
	fileHint: "Au lieu d’une adresse : un fichier .ics de 2 Mo maximum, lu une seule fois.",
	freeHint:
		"Google et Apple marquent les événements d’une journée entière comme libres, sauf si vous le modifiez.",
	button: "Importer le calendrier",
	busy: "Import...",
};
