export const mapControls = {
	/** Names the controls, for screen readers. */
	label: "Map controls",
	zoomIn: "Zoom in",
	zoomOut: "Zoom out",
	move: {
		north: "Move the map north",
		west: "Move the map west",
		east: "Move the map east",
		south: "Move the map south",
	},
};
