import { ReviewSection } from "#app/reviews/ui/review-section.tsx";
import { ProductGrid, type ProductOnCard } from "#app/shop/catalogue/ui/product-grid.tsx";
import { SizeGuide } from "#app/shop/catalogue/ui/size-guide.tsx";
import type { Stay } from "#app/travel/nights/stay.ts";
import { Heart } from "#app/travel/search/saved/hotel-heart.tsx";
import { HotelCard } from "#app/travel/search/ui/hotel-card.tsx";
import { Gallery } from "#app/ui/photos/gallery.tsx";
import { PartsSection } from "./section.tsx";

const COLORS = ["#24445c", "#7a8b3c", "#2f7f7a", "#c79a2b", "#b5533c", "#5b4a7a"];

/** Photos without files: each shows its color and its alternative text. */
const photos = COLORS.map((colour, index) => ({
	hash: String(index),
	width: 1280,
	height: 960,
	colour,
	alt: "",
}));

/** Galleries in both layouts, with no photo, one, three and more than are shown. */
export function PhotoParts() {
	return (
		<PartsSection title="Galleries">
			<div className="grid gap-6 md:grid-cols-2">
				{[0, 1, 3, 6].map((count) => (
					<Gallery
						key={count}
						photos={photos.slice(0, count)}
						name={`Hotel ${count}`}
						layout="mosaic"
						icon="bed"
					/>
				))}
				{[0, 6].map((count) => (
					<Gallery
						key={count}
						photos={photos.slice(0, count)}
						name={`Product ${count}`}
						layout="thumbnails"
						icon="box"
					/>
				))}
			</div>
		</PartsSection>
	);
}

const card: ProductOnCard = {
	id: 1,
	title: "Brass lamp",
	option1_name: null,
	price_from: 2_500,
	price_to: 2_500,
	compare_at_from: null,
	is_on_sale: false,
	is_in_stock: true,
	image_hash: null,
	image_width: null,
	image_height: null,
	image_colour: null,
};

const CARDS: ProductOnCard[] = [
	card,
	{ ...card, id: 2, title: "Halden lamp", option1_name: "Size", price_to: 4_500 },
	{ ...card, id: 3, title: "Bowl", is_in_stock: false },
	{
		...card,
		id: 4,
		title: "A lamp with a name that takes three lines on a phone",
		compare_at_from: 3_000,
		is_on_sale: true,
	},
];

const review = {
	id: "a",
	rating: 5,
	author: "Ana L.",
	title: "It shines",
	message: "Well made, and it came in two days.",
	answer: "Thank you!",
	photos: ["1", "2"],
	date: "2026-11-20",
	at: "20 Nov 2026",
};

const BY_STARS = [
	{ rating: 5, count: 6 },
	{ rating: 4, count: 1 },
	{ rating: 3, count: 0 },
	{ rating: 2, count: 1 },
	{ rating: 1, count: 0 },
] as const;

/** Cards with and without a button, a size guide, and reviews of one rating with photos. */
export function ProductParts() {
	return (
		<PartsSection title="Products">
			<ProductGrid products={CARDS} currency="USD" returnTo="/parts" />
			<div className="mt-6">
				<SizeGuide stored={"Size | Chest, in | Length, in\nS | 36–38 | 26\nM | 39–41 | 27"} />
			</div>
			<ReviewSection
				reviews={{
					byStars: [...BY_STARS],
					count: 8,
					sum: 36,
					stars: 5,
					page: 1,
					pages: 2,
					rows: [review, { ...review, id: "b", title: "", answer: "", photos: [] }],
				}}
				answeredBy="Meeha"
				path="/parts"
				photoHref={(id, number) => `/parts#${id}-${number}`}
				empty="No reviews yet."
			/>
		</PartsSection>
	);
}

const STAY: Stay = { checkIn: "2026-12-04", checkOut: "2026-12-07", adults: 2, children: 0, rooms: 1 };
const HOTEL = {
	city: "Lisbon",
	country: "PT",
	stars: 4,
	rating_sum: 43,
	rating_count: 10,
	price: 36_000,
	image_hash: "0",
	image_width: 1280,
	image_height: 960,
	image_colour: COLORS[0] ?? null,
	isFree: true,
	isInstant: true,
};

/** Hotel cards without dates, for a stay, and with what flexible dates find; hearts of both kinds. */
export function HotelCardParts() {
	const hotels = [
		{ ...HOTEL, id: 1, name: "Without dates" },
		{ ...HOTEL, id: 2, name: "For a stay", isFree: false, isInstant: false },
		{
			...HOTEL,
			id: 3,
			name: "Cheaper nearby",
			cheaper: { stay: STAY, total: 33_600, roomName: "Double room" },
		},
		{
			...HOTEL,
			id: 4,
			name: "Full on the dates",
			otherDates: { stay: STAY, total: 33_600, roomName: "Double room" },
		},
	];
	return (
		<PartsSection title="Hotel cards">
			<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
				{hotels.map((hotel, at) => (
					<li key={hotel.id} className="relative">
						<HotelCard
							hotel={hotel}
							href="/parts"
							currency="USD"
							nights={at === 0 ? null : 3}
							thisYear={2026}
						/>
						<Heart hotel={hotel} isSaved={at % 2 === 0} />
					</li>
				))}
			</ul>
		</PartsSection>
	);
}
