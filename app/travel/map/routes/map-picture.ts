import type { LoaderFunctionArgs } from "@remix-run/node";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { retryHeaders, unavailableFile } from "#app/http/process/database-unavailable.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { drawMap, isMapDrawn } from "#app/travel/map/draw-map.server.ts";
import { mapFile, readMapFacts } from "#app/travel/map/map-settings.server.ts";
import { MAP_PICTURES, readMapView } from "#app/travel/map/map-view.ts";

const YEAR = "public, max-age=31536000, immutable";
const BRIEFLY = "public, max-age=300";

/**
 * A picture of the map: 404 without a map, outside of the world and for other names. A picture that has to be drawn
 * counts towards the limit of a network. 503 with `Retry-After` while too many others wait.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
	const { zoom = "", x = "", y = "", file = "" } = params;
	const view = readMapView(`${zoom}.${x}.${y}`);
	const picture = MAP_PICTURES.find((name) => `${name}.webp` === file);
	if (!mapFile || !view || !picture)
		return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	const drawing = { file: mapFile, view, picture };
	if (!isMapDrawn(drawing)) await countUse("mapByAddress", clientAddress(request));
	const drawn = await drawMap(drawing);
	if (!drawn.ok) return new Response(unavailableFile.html(), { status: 503, headers: retryHeaders() });
	const { version } = await readMapFacts(mapFile);
	return new Response(drawn.file, {
		headers: {
			"Content-Type": "image/webp",
			"Content-Length": String(drawn.file.byteLength),
			"Cache-Control": new URL(request.url).searchParams.get("v") === version ? YEAR : BRIEFLY,
		},
	});
}
