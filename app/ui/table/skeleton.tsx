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
				<div key={row} className="skeleton-row">
					<div className="skeleton" />
					<div className="skeleton" />
					<div className="skeleton" />
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
					<div key={card} className="skeleton-card card p-4">
						<div className="skeleton" />
						<div className="skeleton" />
						<div className="skeleton" />
					</div>
				))}
			</div>
		</div>
	);
}
