/** Provinces as areas of colour, and the rings around those that are marked. */

import { type ProvinceData, placeKey } from '../model/map';
import { classed, element, meaningful, path, type SceneNode } from './markup';
import { markerInWords } from './pieces';
import { outlined } from './places';
import { middleOf, type PicturePoint, whole } from './plane';
import type { Subject } from './subject';

export function areaOf(subject: Subject, { id, name, color }: ProvinceData): SceneNode {
  const { layout, state, marked, nameOf } = subject;
  const marker = state?.board.markers[id];
  const box = layout.provinceLabels.get(id)?.box;
  const shown = nameOf(id, name);
  const d = outlineOf(subject, id);
  const key = placeKey('province', id);
  return meaningful(
    {
      key,
      kind: 'province',
      id,
      label: marker === undefined ? shown : `${shown} – ${markerInWords(marker, nameOf)}`,
      ...(box !== undefined && { point: middleOf(box) }),
    },
    {},
    ...(marked.has(key)
      ? [
          ...outlined((attributes) => element('path', { d, ...attributes })),
          element('path', { class: classed('ground'), d }),
        ]
      : []),
    element('path', { class: classed('area'), d, fill: color }),
  );
}

function outlineOf({ layout }: Subject, id: ProvinceData['id']): string {
  return layout.areas
    .piecesOf(id)
    .map((corners) => {
      // Relative steps, which are shorter than coordinates.
      const [first = [0, 0], ...rest] = corners.map(whole);
      let [x, y] = first;
      const steps = rest.flatMap((corner): PicturePoint => {
        const step: PicturePoint = [corner[0] - x, corner[1] - y];
        [x, y] = corner;
        return step;
      });
      return path('M', ...first, 'l', ...steps, 'z');
    })
    .join('');
}
