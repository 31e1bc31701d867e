import { t } from "#app/common/language/messages.ts";
import type { MapFacts } from "#app/travel/map/map-settings.server.ts";
import {
	MAP_SIZE,
	MAX_ZOOM,
	type MapPicture,
	type MapView,
	MIN_ZOOM,
	mapPicturePath,
	panned,
	zoomed,
} from "#app/travel/map/map-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import mapCssUrl from "./map.css?url";

const PHONES = "(max-width: 39.99rem)";
const DARK = "(prefers-color-scheme: dark)";

/** The style sheet of maps, which stands on screens that show one. */
export const MapSheet = () => <link rel="stylesheet" href={mapCssUrl} />;

type MapImageProps = { view: MapView; version: string; alt: string };

/** The picture of a map, as large as its frame: smaller on phones, dark where dark is preferred. */
export function MapImage({ view, version, alt }: MapImageProps) {
	const path = (picture: MapPicture) => mapPicturePath(view, picture, version);
	return (
		<picture>
			<source media={`${PHONES} and ${DARK}`} srcSet={path("dark-small")} />
			<source media={PHONES} srcSet={path("light-small")} />
			<source media={DARK} srcSet={path("dark")} />
			<img src={path("light")} alt={alt} {...MAP_SIZE} draggable={false} />
		</picture>
	);
}

/** Whose data the map is drawn from. */
export function MapAttribution({ attribution: { text, href } }: Pick<MapFacts, "attribution">) {
	if (!text) return null;
	return <p className="map-source">{href ? <a href={href}>{text}</a> : text}</p>;
}

type MapMovesProps = { view: MapView; mapHref: (view: MapView) => string };

/** By parts of the picture: most of what is seen stays in view. */
const MOVES = [
	["north", 0, -0.35],
	["west", -0.35, 0],
	["east", 0.35, 0],
	["south", 0, 0.35],
] as const;

/** Links that zoom and move a map. */
export function MapMoves({ view, mapHref }: MapMovesProps) {
	return (
		<nav aria-label={t.mapControls.label} className="map-moves">
			{view.zoom < MAX_ZOOM ? (
				<a href={mapHref(zoomed(view, 1))} rel="nofollow" className="map-closer">
					<Icon name="plus" label={t.mapControls.zoomIn} />
				</a>
			) : null}
			{view.zoom > MIN_ZOOM ? (
				<a href={mapHref(zoomed(view, -1))} rel="nofollow" className="map-farther">
					<Icon name="minus" label={t.mapControls.zoomOut} />
				</a>
			) : null}
			{MOVES.map(([side, east, south]) => (
				<a key={side} href={mapHref(panned(view, east, south))} rel="nofollow" className={`map-${side}`}>
					<Icon name="left" label={t.mapControls.move[side]} />
				</a>
			))}
		</nav>
	);
}
