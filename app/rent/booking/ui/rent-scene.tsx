import "./rent-scene.css";

/** A truck beside boxes to load: a flat illustration in the hue of its subject. */
export function RentScene() {
	return (
		<svg className="scene" width="320" height="200" viewBox="0 0 320 200" aria-hidden="true">
			<path fill="var(--far)" d="M0 176v-52l34-24 34 24v52zM252 176V96h28V70h40v106z" />
			<path fill="var(--road)" d="M0 176h320v24H0z" />
			<path fill="var(--deep)" d="M110 150h178v14H110z" />
			<path fill="var(--wall)" d="M110 62h116v92H110z" />
			<path fill="var(--main)" d="M230 92h34l24 30v32h-58zM110 104h116v14H110z" />
			<path fill="var(--lit)" d="M240 100h21l17 22h-38z" />
			<path fill="var(--deep)" d="M282 134h8v10h-8z" />
			<path fill="var(--main)" d="M42 136h34v40H42zM78 148h24v28H78zM50 112h24v24H50z" />
			<path fill="var(--wall)" d="M56 136h6v12h-6zM87 148h6v8h-6zM59 112h6v8h-6z" />
			<circle fill="var(--deep)" cx="142" cy="166" r="18" />
			<circle fill="var(--deep)" cx="256" cy="166" r="18" />
			<circle fill="var(--road)" cx="142" cy="166" r="7" />
			<circle fill="var(--road)" cx="256" cy="166" r="7" />
			<path fill="none" stroke="var(--deep)" strokeWidth="3" d="M8 190h40M96 190h16M180 190h30M290 190h22" />
		</svg>
	);
}
