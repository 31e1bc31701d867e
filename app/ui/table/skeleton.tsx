import "./skeleton.css";

type SkeletonProps = { count?: number; label: string };

function times(count: number) {
	return Array.from({ length: count }, (_, index) => index);
}

/** A placeholder for rows that are loading. `label` is for screen readers: "Loading bookings...". */
export function SkeletonRows({ count = 5, label }: SkeletonProps) {
	return (
		<div role="status">
			<p className="py-2 text-sm text-secondary">{label}</p>
			{times(count).map((row) => (
				<div key={row} className="flex gap-4 border-t border-line py-4">
					<div className="skeleton h-5 w-1/4" />
					<div className="skeleton h-5 flex-1" />
					<div className="skeleton h-5 w-1/6" />
				</div>
			))}
		</div>
	);
}

export function SkeletonCards({ count = 3, label }: SkeletonProps) {
	return (
		<div role="status">
			<p className="sr-only">{label}</p>
			<div className="grid gap-4 md:grid-cols-3">
				{times(count).map((card) => (
					<div key={card} className="card p-4">
						<div className="skeleton aspect-4/3" />
						<div className="skeleton mt-4 h-5 w-2/3" />
						<div className="skeleton mt-2 h-5 w-1/3" />
					</div>
				))}
			</div>
		</div>
	);
}
