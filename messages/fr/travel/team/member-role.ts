import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const memberRole: Messages["memberRole"] = {
	title: "Modifier le rôle",
	outOfDate: "Cette page n’est plus à jour. Rouvrez l’équipe et choisissez un rôle.",
	choose: "Choisissez un rôle.",
	changed: ({ role }) => `Nouveau rôle : ${role}.`,
	meanwhile: ({ role }) => `Quelqu’un a modifié le rôle entre-temps : ${role}. Vérifiez-le et réessayez.`,
	question: ({ name }) => `Modifier le rôle ${de(name)}`,
	text: "Le nouveau rôle s’applique immédiatement sur tous ses appareils.",
	role: "Rôle",
	busy: "Modification...",
};
