import type { Stay } from "#app/travel/nights/stay.ts";
import { formatObstacle, type Obstacle } from "#app/travel/search/obstacles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NearestStays } from "./nearest-stays.tsx";

export type NothingFreeProps = {
	why: {
		reasons: readonly { obstacle: Obstacle; count: number }[];
		nearest: readonly { stay: Stay; total: number }[];
	};
	requestedStay: Stay;
	hrefOf: (stay: Stay) => string;
	thisYear: number;
	currency: string;
};

/** Why no room is available for a stay, and the nearest available stays. */
export function NothingFree({ why, requestedStay, ...shown }: NothingFreeProps) {
	return (
		<section className="card p-5 md:p-6">
			<h2 className="flex items-center gap-2 text-lg">
				<Icon name="bed" className="text-xl text-secondary" /> No rooms available for these dates
			</h2>
			<ul className="mt-2 list-disc space-y-1 pl-5 text-secondary">
				{why.reasons.map(({ obstacle, count }) => (
					<li key={obstacle}>{formatObstacle(obstacle, count, requestedStay)}</li>
				))}
			</ul>
			<NearestStays nearest={why.nearest} requestedStay={requestedStay} {...shown} />
		</section>
	);
}
