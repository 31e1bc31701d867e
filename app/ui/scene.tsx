import type { ReactNode } from "react";
import "./scene.css";

/** A flat illustration in its subject's hue, drawn on 320 × 200. */
export function Scene({ children }: { children: ReactNode }) {
	return (
		<svg className="scene" width="320" height="200" viewBox="0 0 320 200" aria-hidden="true">
			{children}
		</svg>
	);
}
