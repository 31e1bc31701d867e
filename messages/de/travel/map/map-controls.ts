import type { Messages } from "#messages/en/index.ts";

export const mapControls: Messages["mapControls"] = {
	label: "Kartensteuerung",
	zoomIn: "Vergrößern",
	zoomOut: "Verkleinern",
	move: {
		north: "Karte nach Norden verschieben",
		west: "Karte nach Westen verschieben",
		east: "Karte nach Osten verschieben",
		south: "Karte nach Süden verschieben",
	},
};
