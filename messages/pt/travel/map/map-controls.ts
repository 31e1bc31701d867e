import type { Messages } from "#messages/en/index.ts";

export const mapControls: Messages["mapControls"] = {
	label: "Controlos do mapa",
	zoomIn: "Aproximar",
	zoomOut: "Afastar",
	move: {
		north: "Mover o mapa para norte",
		west: "Mover o mapa para oeste",
		east: "Mover o mapa para este",
		south: "Mover o mapa para sul",
	},
};
