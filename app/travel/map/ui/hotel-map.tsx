import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { MapFacts } from "#app/travel/map/map-settings.server.ts";
import { MAX_ZOOM, type MapView, mapViewText } from "#app/travel/map/map-view.ts";
import { MAX_PINS, type MapOfHotels, type MapPin } from "#app/travel/map/pins.ts";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import { MapAttribution, MapImage, MapMoves, MapSheet } from "./map-frame.tsx";
import moveMapUrl from "./move-map.js?url";

type HotelMapProps = {
	map: MapOfHotels & Pick<MapFacts, "version" | "attribution">;
	/** `Hotels in Lisbon` */
	name: string;
	currency: string;
	/** The nights that the prices are for; null for prices of the cheapest night. */
	nights: number | null;
	hotelHref: (hotelId: number) => string;
	/** The same hotels on another part of the map. */
	mapHref: (view: MapView) => string;
	listHref: string;
};

/** Hotels as pins on a map, each a link with its price. */
export function HotelMap({ map, name, currency, nights, hotelHref, mapHref, listHref }: HotelMapProps) {
	const { view, pins, version, attribution } = map;
	return (
		<section aria-label={t.hotelMap.label({ name })} className="hotel-map">
			<MapSheet />
			<MapSentence map={map} listHref={listHref} />
			<div className="map-frame" data-map={mapViewText(view)} data-close={t.words.close}>
				<div className="map-layer">
					<MapImage view={view} version={version} alt="" />
					{/* biome-ignore lint/a11y/noSvgWithoutTitle: a title is shown as a tooltip; the links are named */}
					<svg width="100%" height="100%">
						{pins.map((pin) => (
							<Pin
								key={`${pin.left} ${pin.top}`}
								pin={pin}
								currency={currency}
								nights={nights}
								hotelHref={hotelHref}
								mapHref={mapHref}
							/>
						))}
					</svg>
				</div>
				<MapMoves view={view} mapHref={mapHref} />
				<MapAttribution attribution={attribution} />
			</div>
			<script type="module" src={moveMapUrl} />
		</section>
	);
}

function MapSentence({ map, listHref }: Pick<HotelMapProps, "map" | "listHref">) {
	const { shown, inView, placeless, view } = map;

	const canZoom = view.zoom < MAX_ZOOM;
	return (
		<p aria-live="polite" className="mb-3 text-sm text-secondary">
			{shown < inView
				? `${t.hotelMap.first({ max: MAX_PINS, hotels: t.counts.hotels({ count: inView }) })} `
				: inView === 0
					? `${t.hotelMap.none} `
					: null}
			{shown < inView && canZoom ? `${t.hotelMap.zoomIn} ` : null}
			{placeless > 0
				? t.hotelMap.placeless({
						count: placeless,
						link: (text) => (
							<a href={listHref} className="link">
								{text}
							</a>
						),
					})
				: null}
		</p>
	);
}

type PinProps = { pin: MapPin } & Pick<HotelMapProps, "currency" | "nights" | "hotelHref" | "mapHref">;

/** Fits a label of so many characters; SVG doesn't grow with its text. */
const widthOfLabel = (label: string, perCharacter = 7.9) => Math.round(label.length * perCharacter + 20);
const LONGEST_NAME = 30;

function Pin({ pin, currency, nights, hotelHref, mapHref }: PinProps) {
	const money = (amount: number) => formatMoney(amount, currency).replace(/[.,]00(?!\d)/, "");
	const isOne = "hotel" in pin;
	const lowest = isOne ? pin.hotel.price : Math.min(...pin.hotels.map(({ price }) => price));
	const label = isOne ? money(lowest) : t.counts.hotels({ count: pin.hotels.length });
	const title = isOne ? pin.hotel.name : t.hotelMap.from({ price: money(lowest) });
	const stay = nights === null ? null : formatNights(nights);
	const price = money(lowest);
	const ofOne = (hotel: string) =>
		stay === null ? t.hotelMap.pinANight({ hotel, price }) : t.hotelMap.pin({ hotel, price, nights: stay });
	const ofSome = (hotels: string) =>
		stay === null
			? t.hotelMap.pinsANight({ hotels, price })
			: t.hotelMap.pins({ hotels, price, nights: stay });
	const name = isOne ? ofOne(title) : ofSome(label);
	const shortTitle = title.length > LONGEST_NAME ? `${title.slice(0, LONGEST_NAME - 1).trimEnd()}…` : title;
	const [width, titleWidth] = [widthOfLabel(label), widthOfLabel(shortTitle, 7.3)];
	// At the upper edge there is room below only.
	const titleTop = pin.top < 14 ? 8 : -66;
	return (
		<a
			href={isOne ? hotelHref(pin.hotel.id) : mapHref(pin.closer)}
			aria-label={name}
			className={isOne ? "map-pin" : "map-pin map-group"}
			rel={isOne ? undefined : "nofollow"}
		>
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: the link has the name */}
			<svg x={`${pin.left}%`} y={`${pin.top}%`} overflow="visible">
				<path d="M-6 -8 0 0 6 -8z" />
				<rect x={-width / 2} y={-34} width={width} height={28} rx={14} />
				<text y={-15} textAnchor="middle">
					{label}
				</text>
				<g className="map-title">
					<rect x={-titleWidth / 2} y={titleTop} width={titleWidth} height={28} rx={6} />
					<text y={titleTop + 19} textAnchor="middle">
						{shortTitle}
					</text>
				</g>
			</svg>
		</a>
	);
}
