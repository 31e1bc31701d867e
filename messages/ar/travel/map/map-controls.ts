import type { Messages } from "#messages/en/index.ts";

export const mapControls: Messages["mapControls"] = {
	label: "أدوات الخريطة",
	zoomIn: "تكبير",
	zoomOut: "تصغير",
	move: {
		north: "تحريك الخريطة شمالًا",
		west: "تحريك الخريطة غربًا",
		east: "تحريك الخريطة شرقًا",
		south: "تحريك الخريطة جنوبًا",
	},
};
