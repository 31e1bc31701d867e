import { setTimeout as after } from "node:timers/promises";
import type { ProgressBar } from "../../filling/progress.ts";
import type { TortureScene } from "../scene.ts";

/** The most answers of a process before it is killed in the middle of others. */
const MAX_ANSWERS = 40;
const LONGEST_LIFE_MS = 20_000;
const LOOK_EVERY_MS = 5;

/** Kills the process several times, each time at a random moment. */
export const killAtRandom = (kills: number, progress: ProgressBar) => async (scene: TortureScene) => {
	scene.load.start(6);
	for (let kill = 0; kill < kills; kill++) {
		const until = scene.load.answered + Math.random() * MAX_ANSWERS;
		for (let lived = 0; scene.load.answered < until && lived < LONGEST_LIFE_MS; lived += LOOK_EVERY_MS)
			await after(LOOK_EVERY_MS);
		await scene.restart("SIGKILL");
		progress.add(1);
	}
	await scene.load.stop();
	const repeated = scene.load.made.filter(({ tries }) => tries > 1).length;
	scene.note(`${repeated} forms were sent again and made one each`);
};
