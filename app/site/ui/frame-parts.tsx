import { AccessDenied, NotFound, Refused, RenderError } from "#app/ui/frame/error-page.tsx";
import { Frame } from "#app/ui/frame/frame.tsx";
import type { FramePerson, FrameRole } from "#app/ui/person.ts";
import { PartsSection } from "./section.tsx";
import { SuggestionList } from "./suggestion-list.tsx";

const pages = {
	missing: <NotFound person={null} />,
	denied: (
		<AccessDenied path="/trucking-dashboard" denied={{ role: "User", roles: ["Admin"], isDeskOnly: false }} />
	),
	"denied-at-desk": (
		<AccessDenied
			path="/owner/statements"
			denied={{ role: "Hotel", roles: ["Hotel", "Admin"], isDeskOnly: true }}
		/>
	),
	broken: <RenderError />,
	refused: (
		<Refused
			title="That is too much at once"
			message="A form can carry 64 KB. Shorten the note and send it again."
			backHref="/parts"
		/>
	),
};

/** A whole page: `?frame=` a role, or anybody; `&error=` one of the error pages. */
export function FramePage({ params }: { params: URLSearchParams }) {
	const role = params.get("frame") as FrameRole;
	const person: FramePerson = {
		name: "Ana Lima",
		email: "ana@example.com",
		role,
		isDeskOnly: false,
		formToken: "token",
	};
	const signedIn = ["User", "Hotel", "Admin", "SuperAdmin"].includes(role);
	const page = pages[params.get("error") as keyof typeof pages];
	return (
		<Frame
			person={signedIn ? person : null}
			path="/product/1"
			subject="shop"
			cartCount={role === "User" ? 3 : 0}
			footer={{
				year: 2026,
				partnerHref: "/partner",
				from: "/parts",
				marks: ["online", "cash_on_delivery", "at_hotel"],
				social: [{ label: "Mastodon", href: "https://social.example/@meeha" }],
			}}
			hasChat
			cookieBar="/parts"
			badges={{
				topics: "",
				badges:
					role === "Admin"
						? [
								{ label: "pending room bookings", count: 4, href: "/bookings", icon: "bed" },
								{ label: "pending moving bookings", count: 120, href: "/trucking-dashboard", icon: "truck" },
								{ label: "new orders", count: 1, href: "/orders", icon: "bell" },
							]
						: [],
			}}
		>
			{page ?? <h1 className="text-2xl">Frame</h1>}
		</Frame>
	);
}

/** What a search field suggests, outside of its list. */
export function SuggestionParts() {
	const lamp = {
		id: 1,
		title: "Halden table lamp",
		option1_name: null,
		price_from: 7_900,
		price_to: 9_900,
		compare_at_from: null,
	};
	const image = { image_hash: null, image_width: null, image_height: null, image_colour: null };
	const house = { id: 1, name: "Lamp House", city: "Lisbon", country: "PT", stars: 3, price_from: 9_000 };
	const rated = { rating_sum: 0, rating_count: 0, price: 9_000, isFree: false, isInstant: true };
	const found = {
		products: [{ ...lamp, ...image, is_on_sale: false, is_in_stock: true }],
		hasMoreProducts: false,
		categories: [{ slug: "lamps", name: "Lamps" }],
		hotels: [{ ...house, ...image, ...rated }],
		hasMoreHotels: false,
		cities: [{ city: "Lampedusa", country: "IT", hotels: 2 }],
	};
	return (
		<PartsSection title="Suggestions">
			<div className="card max-w-form p-4">
				<SuggestionList query="lamp" found={found} currency="USD" />
			</div>
		</PartsSection>
	);
}

export function FrameLinks() {
	return (
		<PartsSection title="Frame">
			<ul className="flex flex-wrap gap-4">
				{["anybody", "User", "Hotel", "Admin", "SuperAdmin"].map((role) => (
					<li key={role}>
						<a href={`/parts?frame=${role}`}>{role}</a>
					</li>
				))}
				{Object.keys(pages).map((page) => (
					<li key={page}>
						<a href={`/parts?frame=anybody&error=${page}`}>{page}</a>
					</li>
				))}
			</ul>
		</PartsSection>
	);
}
