import type { Messages } from "#messages/en/index.ts";

export const mapControls: Messages["mapControls"] = {
	label: "Controles del mapa",
	zoomIn: "Acercar",
	zoomOut: "Alejar",
	move: {
		north: "Mover el mapa al norte",
		west: "Mover el mapa al oeste",
		east: "Mover el mapa al este",
		south: "Mover el mapa al sur",
	},
};
