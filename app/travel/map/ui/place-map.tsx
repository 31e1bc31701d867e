import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import type { MapFacts } from "#app/travel/map/map-settings.server.ts";
import {
	type MapPlace,
	type MapView,
	mapPicturePath,
	mapViewText,
	pixelOf,
} from "#app/travel/map/map-view.ts";
import { CLICKED_SIZE } from "#app/travel/map/place-form.ts";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { MapAttribution, MapMoves, MapSheet } from "./map-frame.tsx";
import "./place-map.css";

type PlaceMapProps = {
	map: Pick<MapFacts, "version" | "attribution"> & { view: MapView };
	/** Where the pin is now. */
	place: MapPlace | null;
	/** The page, whose links move the map and whose action takes the click. */
	path: string;
	hiddenFields: ReactNode;
};

/** A map that is clicked to choose a place. It has one size everywhere, because browsers tell the pixel that was clicked. */
export function PlaceMap({ map: { view, version, attribution }, place, path, hiddenFields }: PlaceMapProps) {
	const at = mapViewText(view);
	const pin = place && pixelOf(view, place);
	return (
		<div className="place-map">
			<MapSheet />
			<div className="place-picture">
				<PostForm action={`${path}?at=${at}`}>
					{hiddenFields}
					<input type="hidden" name="at" value={at} />
					<input
						type="image"
						src={mapPicturePath(view, "light-small", version)}
						alt={t.hotelPlace.putPin}
						{...CLICKED_SIZE}
					/>
				</PostForm>
				{pin ? (
					<svg aria-hidden="true">
						<g transform={`translate(${pin.x / 2} ${pin.y / 2})`}>
							<path d="M0 0C-4 -8 -13 -15 -13 -25A13 13 0 0 1 13 -25C13 -15 4 -8 0 0z" />
							<circle cy={-25} r={5} />
						</g>
					</svg>
				) : null}
			</div>
			<MapMoves view={view} mapHref={(to) => `${path}?at=${mapViewText(to)}`} />
			<MapAttribution attribution={attribution} />
		</div>
	);
}
