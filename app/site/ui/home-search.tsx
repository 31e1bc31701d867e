import { t } from "#app/common/language/messages.ts";
import type { AreaKind } from "#app/common/places/postal-code.ts";
import { StartFields } from "#app/rent/booking/ui/start-fields.tsx";
import type { StayForm } from "#app/travel/quotes/stay-form.ts";
import { StaySearch } from "#app/travel/search/ui/stay-search.tsx";
import { Button } from "#app/ui/button.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { SearchInput } from "#app/ui/frame/bar-search.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What the front page can search for: the `for` of its URL. Products come first, without it. */
const TABS = [
	{
		subject: "shop",
		name: "products",
		get label() {
			return t.home.search.products;
		},
		href: "/?for=products",
	},
	{
		subject: "travel",
		name: "stays",
		get label() {
			return t.home.search.stays;
		},
		href: "/?for=stays",
	},
	{
		subject: "rent",
		name: "moves",
		get label() {
			return t.home.search.moves;
		},
		href: "/?for=moves",
	},
] as const;

export type HomeTab = (typeof TABS)[number]["name"];

export const readHomeTab = (search: URLSearchParams): HomeTab =>
	TABS.find(({ name }) => name === search.get("for"))?.name ?? "products";

type HomeSearchProps = {
	tab: HomeTab;
	stay: { form: StayForm; today: string };
	move: { area: AreaKind; dates: { min: string; max: string } };
};

/**
 * The search of the front page: one form at a time, and a link to each of the others. Products lead to the catalogue, stays to the hotels, and a move to its price.
 */
export function HomeSearch({ tab, stay, move }: HomeSearchProps) {
	const subject = TABS.find(({ name }) => name === tab)?.subject;
	return (
		<div id="search" data-subject={subject} className="home-search card">
			<nav aria-label={t.home.search.label} className="home-tabs flex border-b border-line px-2">
				{TABS.map(({ name, label, href }) => (
					<a key={name} href={href} className="nav-link" aria-current={name === tab ? "page" : undefined}>
						{label}
					</a>
				))}
			</nav>
			<div className="p-4 md:p-5">
				{tab === "products" ? <ShopSearch /> : null}
				{tab === "stays" ? (
					<StaySearch
						action="/hotels/results"
						form={stay.form}
						today={stay.today}
						withPlace
						button={t.words.search}
					/>
				) : null}
				{tab === "moves" ? <MoveStart {...move} /> : null}
			</div>
		</div>
	);
}

function ShopSearch() {
	return (
		<search>
			<form action="/products" className="relative flex gap-2">
				<label htmlFor="shop-search" className="sr-only">
					{t.home.search.shop}
				</label>
				<SearchInput
					id="shop-search"
					placeholder={t.home.search.placeholder}
					maxLength={200}
					className="control"
				/>
				<Button>
					<Icon name="search" />
					<span className="max-sm:sr-only">{t.words.search}</span>
				</Button>
			</form>
		</search>
	);
}

/** The first questions of the moving form, which answers them with a price. */
function MoveStart({ area, dates }: HomeSearchProps["move"]) {
	const field = (name: string) => plainField(`move-${name}`, { name });
	const fields = {
		fromZip: field("fromZip"),
		toZip: field("toZip"),
		homeSize: field("homeSize"),
		bookingDate: field("bookingDate"),
	};
	return (
		<PublicForm action="/trucking-home#book-errors" className="move-start" guarded>
			<input type="hidden" name="vehicleType" value="truck" />
			<StartFields fields={fields} area={area} dates={dates} />
		</PublicForm>
	);
}
