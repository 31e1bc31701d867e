import type { Messages } from "#messages/en/index.ts";

export const mapControls: Messages["mapControls"] = {
	label: "Commandes de la carte",
	zoomIn: "Zoom avant",
	zoomOut: "Zoom arrière",
	move: {
		north: "Déplacer la carte vers le nord",
		west: "Déplacer la carte vers l’ouest",
		east: "Déplacer la carte vers l’est",
		south: "Déplacer la carte vers le sud",
	},
};
