import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const jobMails: Messages["jobMails"] = {
	subject: ({ when, number }) => `Votre mission du ${when} (${number})`,
	newJob: ({ when, vehicle }) => `Vous avez une nouvelle mission le ${when}, avec ${vehicle}.`,
	otherVehicle: ({ when, vehicle }) =>
		`Votre mission du ${when} se fait maintenant avec ${vehicle}, et son lien a changé.`,
	jobSheet:
		"La fiche de mission contient les adresses, le numéro de téléphone du client et les boutons pour signaler chaque étape.",
	open: "Ouvrir la fiche de mission",
	link: "Toute personne disposant du lien peut ouvrir la fiche de mission. Il fonctionne jusqu’à deux jours après la mission, ou jusqu’à ce que la mission soit confiée à quelqu’un d’autre.",
	fromTo: ({ from, to }) => `${from} à ${to}`,
	before: "Avant",
	cancelledSubject: ({ when }) => `Mission annulée : ${when}`,
	cancelled: ({ when, vehicle }) => `Votre mission du ${when}, avec ${vehicle}, est annulée.`,
	begun: ({ step }) => `Elle a commencé (« ${step} ») : arrêtez-vous et appelez le bureau.`,
	gone: "Retirez-la de votre agenda ; son lien ne fonctionne plus.",
	movedSubject: ({ to }) => `Mission reportée au ${to}`,
	moved: ({ when, vehicle, to }) =>
		`Votre mission du ${when}, avec ${vehicle}, a maintenant lieu le ${endSentence(to)} Le lien de sa fiche fonctionne toujours.`,
	unassignedSubject: ({ when }) => `Mission retirée : ${when}`,
	unassigned: ({ when, vehicle }) => `La mission du ${when}, avec ${vehicle}, ne vous est plus attribuée.`,
	notFree: ({ to, vehicle }) =>
		`Elle a été reportée au ${to}, lorsque vous ou ${vehicle} n’êtes pas disponible.`,
};
