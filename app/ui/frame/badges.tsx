import { t } from "#app/common/language/messages.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import freshBadgesUrl from "#app/ui/live/fresh-badges.js?url";
import liveStreamUrl from "#app/ui/live/live-stream.js?url";

/**
 * `label` names what is counted: "pending room bookings". A badge of 0 is shown only when it is always shown.
 */
export type Badge = {
	label: string;
	count: number;
	href: string;
	icon: IconName;
	isAlwaysShown?: boolean;
	/** What is said instead of a count of 0. */
	none?: string;
};

export type BadgesProps = {
	badges: readonly Badge[];
	/** The live topics whose changes may change a count, as a query. Empty for none. */
	topics: string;
	/** The screen has its own stream and reports changes. */
	isShared?: boolean;
};

/** A script inserts updated badges next to these and hides these: it never changes what React may own. */
export function Badges({ badges, topics, isShared }: BadgesProps) {
	if (badges.length === 0 && topics === "") return null;
	return (
		<>
			<div className="flex" data-badges={topics} data-shared={isShared ? "" : undefined}>
				<CountLinks badges={badges} />
			</div>
			{/* Loaded with the page: an import that fails later would never be tried again. */}
			<script type="module" src={liveStreamUrl} data-live-stream={liveStreamUrl} />
			<script type="module" src={freshBadgesUrl} />
		</>
	);
}

export function CountLinks({ badges }: { badges: readonly Badge[] }) {
	return (
		<>
			{badges.map((badge) => (
				<CountLink key={badge.href} {...badge} />
			))}
		</>
	);
}

type CartCountProps = {
	/** The number of units; `null` when it is not known. */
	count: number | null;
	/** Also when the cart is empty. */
	isAlwaysShown?: boolean;
};

/** The link to the cart. A script replaces it by a newer one. */
export function CartCount({ count, isAlwaysShown }: CartCountProps) {
	return (
		<div
			className="contents"
			data-cart-count={count ?? undefined}
			data-always-shown={isAlwaysShown ? "" : undefined}
		>
			<CountLink
				label={t.frame.cart.units}
				none={t.frame.cart.empty}
				count={count ?? 0}
				href="/checkout"
				icon="cart"
				isAlwaysShown={isAlwaysShown}
			/>
		</div>
	);
}

function CountLink({ label, count, href, icon, isAlwaysShown, none = t.frame.noneOf({ label }) }: Badge) {
	if (count <= 0 && !isAlwaysShown) return null;
	return (
		<a href={href} className="bar-icon">
			<Icon name={icon} />
			{count > 0 ? (
				<span className="bar-count">
					{count > 99 ? "99+" : count}
					{/* Text browsers show the next link directly after it. One text node, as in the updated badges. */}
					<span className="sr-only">{` ${label} `}</span>
				</span>
			) : (
				<span className="sr-only">{`${none} `}</span>
			)}
		</a>
	);
}
