import type { Row } from "../market-rows.server.ts";

export const dollars = (minor: unknown) => `$${(Number(minor) / 100).toFixed(2)}`;

export const CardPicture = ({ hash, alt }: { hash: unknown; alt: unknown }) => (
	<img
		src={`/images/${hash}/640.webp`}
		srcSet={`/images/${hash}/320.webp 320w, /images/${hash}/640.webp 640w`}
		alt={String(alt)}
		width="640"
		height="640"
		loading="lazy"
	/>
);

export const ProductCards = ({ rows }: { rows: readonly Row[] }) => (
	<ul className="grid">
		{rows.map((row) => (
			<li key={row.id} className="card">
				<a href={`/product/${row.id}`}>
					<CardPicture hash={row.image_hash} alt={row.title} />
					<h2>{row.title}</h2>
				</a>
				<p>
					{dollars(row.price_from)}
					{row.compare_at_from ? <s>{dollars(row.compare_at_from)}</s> : null}
				</p>
				<p>{row.is_in_stock ? "In stock" : "Sold out"}</p>
				<p>
					{row.rating_sum} of {row.rating_count}
				</p>
			</li>
		))}
	</ul>
);

export const HotelCards = ({ rows }: { rows: readonly Row[] }) => (
	<ul className="grid">
		{rows.map((row) => (
			<li key={row.id} className="card">
				<a href={`/rooms/${row.id}`}>
					<CardPicture hash={row.image_hash} alt={row.name} />
					<h2>{row.name}</h2>
				</a>
				<p>{row.city}</p>
				<p>{"★".repeat(Number(row.stars))}</p>
				<p>from {dollars(row.total ?? row.price_from)}</p>
			</li>
		))}
	</ul>
);
